/** px */
const longerSide = 1_920;

const quality = 0.85;

/** A JPEG of at most 1,920 px, without the place and device that cameras note. Rejects for a file that the browser can't show. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longerSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const finish = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("No JPEG.")));
  canvas.toBlob(finish, "image/jpeg", quality);
  return promise;
};
