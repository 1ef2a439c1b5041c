import { expect, test } from "vitest";
import { breadcrumbList } from "./breadcrumb-list.ts";

test("starts at the home page and ends at the page", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Gallery", path: "/gallery" },
  ];
  expect(breadcrumbList(crumbs, new URL("https://tours.example"))).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://tours.example/" },
      { "@type": "ListItem", position: 2, name: "Gallery", item: "https://tours.example/gallery" },
    ],
  });
});
