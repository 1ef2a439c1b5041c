/** Where demo tours begin; the tour adds its hour. */
export const kibuyeBeach = {
  place: "Beach in Kibuye, by the kayaks",
  point: { latitude: -2.0612, longitude: 29.3456 },
};

export const kibuyeJetty = {
  place: "Jetty in Kibuye, below the church",
  point: { latitude: -2.0594, longitude: 29.3471 },
};

export const kibuyeBusPark = {
  place: "Bus park in Kibuye",
  point: { latitude: -2.0606, longitude: 29.3512 },
};

export const rubavuBeach = {
  place: "Public beach in Rubavu (Gisenyi)",
  point: { latitude: -1.7032, longitude: 29.2575 },
};
