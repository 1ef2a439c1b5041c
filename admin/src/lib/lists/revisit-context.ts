import { createContext, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Whether the browser is about to scroll to where the reader left off: back or forward within this document. */
export const RevisitContext = createContext(false);

/** For the layout, which stays. */
export const useIsRevisit = () => {
  const location = useLocation();
  const [first] = useState(location);
  return useNavigationType() === "POP" && location !== first;
};
