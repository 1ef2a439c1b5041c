import { expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { tour } from "../../testing/tour.ts";
import { jsonLd } from "./json-ld.ts";
import { touristTrip } from "./tourist-trip.ts";

test("keeps markup in a title within the script and readable as typed", () => {
  const title = "Kayak</script><script>alert(1)</script><!-- & more";
  const text = jsonLd([
    touristTrip({ ...tour, title }, demoSettings, new URL("https://tours.example")),
  ]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [{ name: title }],
  });
});
