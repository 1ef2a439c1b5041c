import { Button, Menu, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { limits } from "shared/limits";
import { blockKinds } from "../values/block-kinds.ts";
import type { BlockValues } from "../values/block-values.ts";
import classes from "./AddBlock.module.css";

type Props = { count: number; onAdd: (block: BlockValues) => void };

export function AddBlock({ count, onAdd }: Props) {
  const isFull = count >= limits.pageBlocks;
  return (
    <Menu
      position="top-start"
      width="min(20rem, calc(100vw - 2rem))"
      shadow="md"
      returnFocus={false}
    >
      <Menu.Target>
        <Button
          data-path="blocks"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          className={classes.button}
        >
          Add block
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.kinds}>
        {Object.values(blockKinds).map(({ label, hint, Icon, blank }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => onAdd(blank)}
          >
            {label}
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
