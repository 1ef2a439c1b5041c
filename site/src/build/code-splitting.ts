/**
 * Which modules share a file in the browser. Without it each module that two islands share is a file of
 * its own, and the headers of so many answers weigh more than what they bring.
 */
export const codeSplitting = {
  groups: [
    { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    // Also for scripts that run before any island: nothing of React may get in here.
    {
      name: "lib",
      test: /[\\/](site[\\/]src[\\/](lib|content|messages|pictures)|shared[\\/]src)[\\/]/,
      minShareCount: 2,
    },
    { name: "islands", test: /[\\/]site[\\/]src[\\/](islands|components)[\\/]/, minShareCount: 2 },
  ],
};
