import { createHash } from "node:crypto";
import { limits } from "shared/limits";
import { escapeHtml } from "./fill-shell.ts";

/** A note that was refused, as it was typed, and the reason. */
export type RefusedNote = { text: string; name: string; message: string };

type Bar = {
  /** The path of the preview. */
  path: string;
  /** `12 August` */
  day: string;
  company: string;
  isThanked: boolean;
  refused: RefusedNote | null;
};

/** The page's own style sheet has the variables. Its navigation does not stick, because the bar does. */
export const barStyle = `
.preview-bar{position:sticky;inset-block-start:0;z-index:30;display:flex;align-items:center;justify-content:space-between;gap:.25rem 1rem;padding:.4rem var(--edge,1rem);background:#fff3bf;color:#3d2f00;border-block-end:1px solid #d9a800;font-size:.9375rem;line-height:1.4}
.preview-bar p{margin:0}
.preview-bar details{flex:none}
.preview-bar summary,.preview-bar button{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:0 1rem;border:1px solid #3d2f00;border-radius:.5rem;background:#fff;color:#3d2f00;font:inherit;font-weight:600;cursor:pointer;list-style:none}
.preview-bar summary::-webkit-details-marker{display:none}
.preview-bar button.preview-bar__good{background:#3d2f00;color:#fff}
.preview-bar :focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
.preview-bar__panel{position:absolute;inset-inline:0;inset-block-start:100%;max-block-size:calc(100dvh - 100%);overflow:auto;padding:1rem var(--edge,1rem) 1.25rem;background:#fff3bf;border-block-end:1px solid #d9a800;box-shadow:0 .5rem 1rem rgb(0 0 0/.2)}
.preview-bar__panel form{display:grid;gap:.75rem;max-inline-size:36rem;margin:0 auto;justify-items:start}
.preview-bar__panel form+form{margin-block-start:1rem;padding-block-start:1rem;border-block-start:1px solid #d9a800}
.preview-bar__panel label{display:grid;gap:.25rem;inline-size:100%;font-weight:600}
.preview-bar__panel :is(textarea,input){box-sizing:border-box;inline-size:100%;padding:.5rem .75rem;border:1px solid #6b5500;border-radius:.5rem;background:#fff;color:#111;font:inherit;font-weight:400}
.preview-bar__panel textarea{min-block-size:7rem;resize:vertical}
.preview-bar__problem{color:#a00000;font-weight:600}
.navbar{position:static}
.preview-bar~* :target{scroll-margin-block-start:4.5rem}
form[inert]{opacity:.55}
@media print{.preview-bar{position:static}.preview-bar details{display:none}}`;

export const barStyleHash = `'sha256-${createHash("sha256").update(barStyle).digest("base64")}'`;

const toNoteForm = ({ path, refused }: Bar) => `<form method="post" action="${path}/note">
${refused ? `<p class="preview-bar__problem" role="alert">${escapeHtml(refused.message)}</p>` : ""}
<label>Your note<textarea name="text" required maxlength="${limits.previewNote}" rows="4">${escapeHtml(refused?.text ?? "")}</textarea></label>
<label>Your name (optional)<input name="name" maxlength="${limits.personName}" autocomplete="name" value="${escapeHtml(refused?.name ?? "")}"></label>
<button>Send note</button>
</form>`;

/** The bar above a preview, with the reader's answer: forms that work without a script. */
export const toPreviewBar = (bar: Bar) => `<section class="preview-bar" aria-label="Preview">
<div><p><strong>Draft of ${escapeHtml(bar.day)}, not public</strong></p>
${bar.isThanked ? `<p role="status">Thank you. ${escapeHtml(bar.company)} has your answer.</p>` : ""}
</div>
<details${bar.refused ? " open" : ""}><summary>Answer</summary>
<div class="preview-bar__panel">
<form method="post" action="${bar.path}/looks-good"><button class="preview-bar__good">Looks good</button></form>
${toNoteForm(bar)}
</div></details>
</section>`;
