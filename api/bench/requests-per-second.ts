import autocannon from "autocannon";

const seconds = 4;

export const requestsPerSecond = async (url: string) => {
  const { requests } = await autocannon({ url, connections: 32, duration: seconds });
  return requests.average;
};
