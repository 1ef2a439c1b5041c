import { renderToStaticMarkup } from "react-dom/server";
import type { GuestPageRenderer } from "shared/inbox/proposals/guest-pages";
import { ProposalPage } from "./proposal/ProposalPage.tsx";
import { TripGuestsView } from "./trip-guests/TripGuestsView.tsx";
import { VerifyPageView } from "./verify/VerifyPageView.tsx";

export const renderProposal: GuestPageRenderer["renderProposal"] = (page) => ({
  title: `${page.content.title} · ${page.company.name}`,
  html: renderToStaticMarkup(<ProposalPage page={page} />),
});

export const renderTripGuests: GuestPageRenderer["renderTripGuests"] = (page) => ({
  title: `Who is coming · ${page.company.name}`,
  html: renderToStaticMarkup(<TripGuestsView page={page} />),
});

export const renderVerify: GuestPageRenderer["renderVerify"] = (page) => ({
  title: `Is this really us? · ${page.company.name}`,
  html: renderToStaticMarkup(<VerifyPageView page={page} />),
});
