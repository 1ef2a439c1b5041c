// happy-dom lacks font loading, which Mantine's growing text areas use. The files of a worker share the document.
if (typeof document !== "undefined" && !document.fonts)
  Object.defineProperty(document, "fonts", { value: new EventTarget() });
