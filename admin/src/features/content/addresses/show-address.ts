/** An address as people read it: `/cafés` for `/caf%C3%A9s`. */
export const showAddress = (address: string) => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};
