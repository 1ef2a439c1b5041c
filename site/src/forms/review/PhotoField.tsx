import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readResponse, responseMessage } from "../../lib/api.ts";
import { isString, readKey } from "../../lib/guards.ts";
import { shrinkPhoto } from "../../lib/shrink-photo.ts";
import { useFieldIssue } from "../Field.tsx";

const mostBytes = 40_000_000;

/** Milliseconds for a photo on a weak signal. */
const timeout = 90_000;

const refused = {
  large: `This photo is larger than ${mostBytes / 1_000_000} MB. Please choose a smaller one.`,
  unreadable: "We can't open this photo. Please choose a JPEG or PNG photo.",
  unsent: "We couldn't upload your photo. Please choose it again, or send your review without it.",
};

type State = {
  kind: "none" | "uploading" | "added" | "kept" | "refused";
  text: string;
  photo?: string;
};

const none: State = { kind: "none", text: "" };
const uploading: State = { kind: "uploading", text: "Uploading your photo…" };
const added: State = { kind: "added", text: "Your photo is added." };
/** A photo of a draft, whose file the browser no longer has. */
const kept: State = { ...added, kind: "kept" };
const refuse = (text: string): State => ({ kind: "refused", text });

const uploadPhoto = async (url: string, token: string, file: File): Promise<State> => {
  if (file.size > mostBytes) return refuse(refused.large);
  const photo = await shrinkPhoto(file).catch(() => undefined);
  if (!photo) return refuse(refused.unreadable);
  const form = new FormData();
  form.append("token", token);
  form.append("imageFile", photo, "photo.jpg");
  const request = { method: "POST", body: form, signal: AbortSignal.timeout(timeout) };
  const response = await fetch(url, request)
    .then(readResponse)
    .catch(() => undefined);
  const id = response?.ok ? readKey(response.body, "photo", isString) : undefined;
  if (id) return { ...added, photo: id };
  return refuse((response && responseMessage(response)) ?? refused.unsent);
};

type Props = { url: string; token: string; onUploading: (isUploading: boolean) => void };

/** Uploads a photo when it is chosen. A hidden field has its id, which is kept with the form's texts. */
export function PhotoField({ url, token, onUploading }: Props) {
  const id = useId();
  const stored = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(none);
  const { note } = useFieldIssue("photo");

  useEffect(() => {
    // The form has filled in a draft by then.
    if (stored.current?.value) setState(kept);
  }, []);

  const finish = (end: State) => {
    setState(end);
    // The same photo can be chosen again.
    if (!end.photo && chooser.current) chooser.current.value = "";
    if (!stored.current) return;
    stored.current.value = end.photo ?? "";
    stored.current.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (!file || state.kind === "uploading") return;
    onUploading(true);
    setState(uploading);
    finish(await uploadPhoto(url, token, file));
    onUploading(false);
  };

  const remove = () => {
    flushSync(() => finish(none));
    chooser.current?.focus();
  };

  const isKept = state.kind === "kept";
  const label = (
    <>
      Photo <span className="field__hint">(optional)</span>
    </>
  );
  return (
    <div className="field">
      {isKept ? (
        <p className="field__label">{label}</p>
      ) : (
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
      )}
      <input type="text" name="photo" defaultValue="" ref={stored} hidden />
      <input
        className="field__input"
        id={id}
        type="file"
        accept="image/*"
        ref={chooser}
        hidden={isKept}
        // A disabled field would lose the focus.
        aria-disabled={state.kind === "uploading"}
        aria-describedby={`${id}-state`}
        onClick={(event) => state.kind === "uploading" && event.preventDefault()}
        onChange={choose}
      />
      <p
        id={`${id}-state`}
        role="status"
        className={state.kind === "refused" ? "field__issue" : ""}
      >
        {state.text}
      </p>
      {(isKept || state.kind === "added") && (
        <button className="link-button" type="button" onClick={remove}>
          Remove the photo
        </button>
      )}
      {note}
    </div>
  );
}
