import { Kbd, Switch, Table } from "@mantine/core";
import { TitledDialog } from "./TitledDialog.tsx";
import { useKeysSetting } from "./use-keys.ts";

const rows = [
  [["j", "↓"], "Next conversation"],
  [["k", "↑"], "Previous conversation"],
  [["Enter"], "Open"],
  [["r"], "Write an answer"],
  [["Ctrl + Enter", "⌘ + Enter"], "Send and go on to the next who waits"],
  [["e"], "Mark as done"],
  [["#"], "Move to the trash"],
  [["x"], "Choose"],
  [["/"], "Search"],
  [["Esc"], "Go back"],
  [["?"], "Show these keys"],
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
        label="Single keys act"
        description="Switch them off where you dictate."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </TitledDialog>
  );
}
