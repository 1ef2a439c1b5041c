import { Kbd, Switch, Table } from "@mantine/core";
import { TitledDialog } from "./TitledDialog.tsx";
import { useKeysSetting } from "./use-keys.ts";

const rows = [
  [["j", "↓"], "Next conversation"],
  [["k", "↑"], "Previous conversation"],
  [["Enter"], "Open"],
  [["r"], "Write a reply"],
  [["Ctrl + Enter", "⌘ + Enter"], "Send and open the next"],
  [["e"], "Mark as done"],
  [["#"], "Move to the trash"],
  [["x"], "Choose"],
  [["/"], "Search"],
  [["Esc"], "Go back"],
  [["?"], "Show shortcuts"],
] as const;

/** Lists the keys of the inbox, with a switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useKeysSetting();
  return (
    <TitledDialog title="Keys" onClose={onClose}>
      <Table withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          {rows.map(([keys, what]) => (
            <Table.Tr key={what}>
              <Table.Th scope="row" fw={400}>
                {what}
              </Table.Th>
              <Table.Td>
                {keys.map((key) => (
                  <Kbd key={key} mr={4} style={{ whiteSpace: "nowrap" }}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        mt="md"
        label="Keyboard shortcuts"
        description="Turn off if you use dictation."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </TitledDialog>
  );
}
