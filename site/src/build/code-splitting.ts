/** Fewer, larger files: the headers of many small answers would weigh more than what they bring. */
export const codeSplitting = {
  groups: [
    { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    // Loaded by scripts that run without React.
    {
      name: "lib",
      test: /[\\/](site[\\/]src[\\/]lib|shared[\\/]src)[\\/]/,
      minShareCount: 2,
    },
    {
      name: "content",
      test: /[\\/]site[\\/]src[\\/](content|messages|pictures)[\\/]/,
      minShareCount: 2,
    },
    { name: "islands", test: /[\\/]site[\\/]src[\\/](islands|components)[\\/]/, minShareCount: 2 },
  ],
};
