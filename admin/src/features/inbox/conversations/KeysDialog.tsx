import { Kbd, Switch } from "@mantine/core";
import { TitledDialog } from "../../../components/dialog/TitledDialog.tsx";
import classes from "./KeysDialog.module.css";
import { useKeysSetting } from "./use-keys.ts";

const rows = [
  [["j", "↓"], "Next conversation"],
  [["k", "↑"], "Previous conversation"],
  [["Enter"], "Open"],
  [["r"], "Write a reply"],
  [["Ctrl + Enter", "⌘ + Enter"], "Send and open the next"],
  [["e"], "Mark as done"],
  [["#"], "Move to the trash"],
  [["x"], "Select"],
  [["/"], "Search"],
  [["Esc"], "Go back"],
  [["?"], "Show shortcuts"],
] as const;

/** Lists the keys of the inbox, with a switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useKeysSetting();
  return (
    <TitledDialog title="Keyboard shortcuts" onClose={onClose}>
      <table className={classes.keys}>
        <tbody>
          {rows.map(([keys, action]) => (
            <tr key={action}>
              <th scope="row">{action}</th>
              <td>
                {keys.map((key) => (
                  <Kbd key={key} mr={4} style={{ whiteSpace: "nowrap" }}>
                    {key}
                  </Kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        mt="md"
        label="Use keyboard shortcuts"
        description="Turn off if you use dictation."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </TitledDialog>
  );
}
