// happy-dom has no font loading; Mantine's growing text areas listen to it. Files of a worker share the document.
if (typeof document !== "undefined" && !document.fonts)
  Object.defineProperty(document, "fonts", { value: new EventTarget() });
