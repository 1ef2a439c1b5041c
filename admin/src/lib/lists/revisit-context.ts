import { createContext, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** True when the browser will restore the scroll position after back or forward in this document. */
export const RevisitContext = createContext(false);

/** For the layout, which stays mounted. */
export const useIsRevisit = () => {
  const location = useLocation();
  const [first] = useState(location);
  return useNavigationType() === "POP" && location !== first;
};
