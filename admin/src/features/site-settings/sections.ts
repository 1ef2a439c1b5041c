import type { ComponentType } from "react";
import type { SettingsSection } from "shared/site-settings";
import { ChatSection } from "./chat/ChatSection.tsx";
import { CompanySection } from "./company/CompanySection.tsx";
import { ContactSection } from "./contact/ContactSection.tsx";
import { HomeSection } from "./home/HomeSection.tsx";
import { HoursSection } from "./hours/HoursSection.tsx";
import { ReviewsSection } from "./reviews/ReviewsSection.tsx";

type Section = { id: SettingsSection; label: string; Component: ComponentType };

/** In their order. */
export const sections: Section[] = [
  { id: "company", label: "Company", Component: CompanySection },
  { id: "contact", label: "Contact", Component: ContactSection },
  { id: "hours", label: "Opening hours", Component: HoursSection },
  { id: "home", label: "Home page", Component: HomeSection },
  { id: "chat", label: "Chat", Component: ChatSection },
  { id: "reviews", label: "Reviews", Component: ReviewsSection },
];
