import type { TourImport } from "shared/content/tours/tour-transfer";
import {
  applyTourImport,
  dropTourImport,
  readTourImport,
} from "shared/content/tours/tour-transfer.endpoints";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useSave } from "../../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";

const getContentType = ({ name }: File) => (/\.csv$/i.test(name) ? "text/csv" : "application/zip");

/** Sends a file; the response lists its changes. */
export function useReadImport() {
  const { api } = useApp();
  return useSave({
    send: (file: File, { signal, transport }) => {
      const headers = { "Content-Type": getContentType(file) };
      return api.request(readTourImport, { body: file, headers, signal, transport });
    },
  });
}

/** The server deletes an unused import within an hour; this deletes it at once. */
export function useDropImport() {
  const { api } = useApp();
  return ({ _id: id }: TourImport) =>
    void api.request(dropTourImport, { params: { id } }).catch(() => {});
}

/** `file` is the file from the preview. Large photos make this as slow as an upload. */
export function useApplyImport() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: ({ id }: { id: string; file: File }, { signal }) =>
      api.request(applyTourImport, { params: { id }, signal }),
    onSuccess: () => {
      invalidate("services");
      invalidate("questions");
    },
    whenUnanswered: "Check the tours before you import the file again.",
  });
}
