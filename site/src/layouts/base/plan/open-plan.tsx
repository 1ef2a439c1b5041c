import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { PlanClose } from "../../../components/ui/PlanClose.tsx";
import { InquiryForm } from "../../../islands/InquiryForm.tsx";
import { pageApiOrigin } from "../../../lib/page-api-origin.ts";
import { readPageTopic } from "../../../lib/page-topic.ts";
import { inquiryFormId, planFormId } from "../../../lib/paths.ts";
import { openModal } from "./modal-panel.ts";

/** The texts of the form, which the header's link brings along. */
const readTexts = () => {
  const {
    heading = "",
    promise = "",
    privacy,
  } = document.querySelector<HTMLElement>(".navbar__plan")?.dataset ?? {};
  return { heading, promise, privacy };
};

/** A form for the pages without one. */
const addPanel = () => {
  const { heading, promise, privacy } = readTexts();
  const panel = document.createElement("div");
  panel.id = planFormId;
  panel.className = "plan plan--added";
  document.body.append(panel);
  const content = (
    <>
      <PlanClose form={planFormId} />
      <h2 className="form-title">{heading}</h2>
      <InquiryForm
        api={pageApiOrigin()}
        promise={promise}
        page={location.pathname}
        destination={readPageTopic()}
      />
      {privacy && (
        <p className="form-note">
          We use this only to answer you. <a href={privacy}>Privacy</a>
        </p>
      )}
    </>
  );
  flushSync(() => createRoot(panel).render(content));
  return panel;
};

const isInView = (panel: HTMLElement) => {
  const { top } = panel.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
};

const findPanel = () =>
  document.getElementById(inquiryFormId) ?? document.getElementById(planFormId);

/** Opens the page's inquiry form in place, or one for the page's tour. A form in view only gets the focus. */
export const openPlan = (link: HTMLElement) => {
  const panel = findPanel() ?? addPanel();
  if (isInView(panel) && !panel.matches(".plan--added")) {
    panel.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
    return;
  }
  const title = panel.querySelector(".form-title")?.textContent ?? "";
  openModal(panel, title, () => link.focus({ preventScroll: true }));
};
