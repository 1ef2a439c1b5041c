import { lazy } from "react";
import { sectionLabels } from "../../../lib/text/section-labels.ts";
import { AnswersSection } from "./answers/AnswersSection.tsx";
import { answersEditor } from "./answers/answers-editor.ts";
import { brandEditor } from "./brand/brand-editor.tsx";
import { ChatSection } from "./chat/ChatSection.tsx";
import { chatEditor } from "./chat/chat-editor.ts";
import { CompanySection } from "./company/CompanySection.tsx";
import { companyEditor } from "./company/company-editor.ts";
import { ContactSection } from "./contact/ContactSection.tsx";
import { contactEditor } from "./contact/contact-editor.ts";
import { DirectionsSection } from "./directions/DirectionsSection.tsx";
import { directionsEditor } from "./directions/directions-editor.ts";
import { fullDaysEditor } from "./full-days/full-days-editor.ts";
import { guestDetailsEditor } from "./guest-details/guest-details-editor.ts";
import { HomeSection } from "./home/HomeSection.tsx";
import { homeEditor } from "./home/home-editor.tsx";
import { HoursSection } from "./hours/HoursSection.tsx";
import { hoursEditor } from "./hours/hours-editor.ts";
import { MessagesSection } from "./messages/MessagesSection.tsx";
import { messagesEditor } from "./messages/messages-editor.ts";
import { NavigationSection } from "./navigation/NavigationSection.tsx";
import { navigationEditor } from "./navigation/navigation-editor.ts";
import { noticesEditor } from "./notices/notices-editor.ts";
import { OpeningSection, openingSection } from "./opening/OpeningSection.tsx";
import { ProposalsSection } from "./proposals/ProposalsSection.tsx";
import { proposalsEditor } from "./proposals/proposals-editor.ts";
import { receiptsEditor } from "./receipts/receipts-editor.ts";
import { ReviewsSection } from "./reviews/ReviewsSection.tsx";
import { reviewsEditor } from "./reviews/reviews-editor.ts";
import { TextsSection } from "./texts/TextsSection.tsx";
import { textsEditor } from "./texts/texts-editor.ts";

const BrandSection = lazy(async () => ({
  default: (await import("./brand/BrandSection.tsx")).BrandSection,
}));

const NoticesSection = lazy(async () => ({
  default: (await import("./notices/NoticesSection.tsx")).NoticesSection,
}));

const GuestDetailsSection = lazy(async () => ({
  default: (await import("./guest-details/GuestDetailsSection.tsx")).GuestDetailsSection,
}));

const FullDaysSection = lazy(async () => ({
  default: (await import("./full-days/FullDaysSection.tsx")).FullDaysSection,
}));

const ReceiptsSection = lazy(async () => ({
  default: (await import("./receipts/ReceiptsSection.tsx")).ReceiptsSection,
}));

const edited = [
  { editor: companyEditor, Component: CompanySection },
  { editor: brandEditor, Component: BrandSection },
  { editor: contactEditor, Component: ContactSection },
  { editor: directionsEditor, Component: DirectionsSection },
  { editor: hoursEditor, Component: HoursSection },
  { editor: fullDaysEditor, Component: FullDaysSection },
  { editor: homeEditor, Component: HomeSection },
  { editor: textsEditor, Component: TextsSection },
  { editor: navigationEditor, Component: NavigationSection },
  { editor: noticesEditor, Component: NoticesSection },
  { editor: chatEditor, Component: ChatSection },
  { editor: reviewsEditor, Component: ReviewsSection },
  { editor: messagesEditor, Component: MessagesSection },
  { editor: answersEditor, Component: AnswersSection },
  { editor: receiptsEditor, Component: ReceiptsSection },
  { editor: proposalsEditor, Component: ProposalsSection },
  { editor: guestDetailsEditor, Component: GuestDetailsSection },
].map(({ editor, Component }) => ({
  id: editor.section,
  label: sectionLabels[editor.section],
  Component,
}));

const AddressesSection = lazy(async () => ({
  default: (await import("../addresses/AddressesSection.tsx")).AddressesSection,
}));

export const sections = [
  ...edited,
  { id: "addresses", label: "Addresses", Component: AddressesSection },
  { ...openingSection, Component: OpeningSection },
];
