import { expect, test } from "vitest";
import { isPublicAddress, toNetwork, toSite, toSubscriber } from "./ip-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:443", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
  ["2001:db8:1:2:3::4", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:2::5", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::6]:443", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::/64"],
])("%s counts as %s", (address, subscriber) => {
  expect(toSubscriber(address)).toBe(subscriber);
});

test.each(["", "unknown", "_hidden", "1", "127.1", "0x7f.0.0.1", "192.0.2.1, 192.0.2.2", "::g"])(
  "%j is no address",
  (text) => {
    expect(toSubscriber(text)).toBe(undefined);
  },
);

test("256 addresses of IPv4 are one network, and 65,536 networks of IPv6 one site", () => {
  expect(toNetwork("192.0.2.1")).toBe("192.0.2.0/24");
  expect(toNetwork("192.0.2.254")).toBe("192.0.2.0/24");
  expect(toNetwork("2001:db8:1:2::/64")).toBe("2001:db8:1:2::/64");
  expect(toNetwork("unknown")).toBe("unknown");
  expect(toSite("192.0.2.1")).toBe("192.0.2.0/24");
  expect(toSite("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
  expect(toSite("2001:db8:1:ffff::1")).toBe("2001:db8:1::/48");
  expect(toSite("unknown")).toBe("unknown");
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "169.254.169.254",
  "100.64.0.1",
  "::1",
  "::127.0.0.1",
  "::7f00:1",
  "::a01:203",
  "::ffff:10.1.2.3",
  "::ffff:0:7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fd00:ec2::254",
  "fec0::1",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "::ffff:1.1.1.1", "2606:4700::1111"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
