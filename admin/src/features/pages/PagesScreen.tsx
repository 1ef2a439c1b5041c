import { Screen } from "../../components/shell/Screen.tsx";
import { PagesSection } from "./PagesSection.tsx";

export function PagesScreen() {
  return (
    <Screen title="Pages" size="md">
      <PagesSection />
    </Screen>
  );
}
