export function downloadFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
