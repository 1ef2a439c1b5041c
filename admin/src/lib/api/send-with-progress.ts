import type { Transport } from "./send-request.ts";

/**
 * Uses XMLHttpRequest because `fetch` doesn't report upload progress. `onProgress` gets 0 immediately and 1 when
 * the whole body has left this device.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (url, { method = "POST", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.upload.onload = () => onProgress(1);
      request.onload = () =>
        resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = () => reject(new TypeError("The connection broke."));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      onProgress(0);
      request.send(body instanceof FormData || body instanceof Blob ? body : null);
    });
