import { createContext, type ReactNode } from "react";

/** The notice above the title of every screen. */
export const NoticeContext = createContext<ReactNode>(null);
