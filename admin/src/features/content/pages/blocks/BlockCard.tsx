import { ActionIcon, Text, UnstyledButton } from "@mantine/core";
import { ChevronDown, ChevronRight, Copy } from "lucide-react";
import { useId, useState } from "react";
import { RowCard, type RowCardProps } from "../../../../components/sortable/RowCard.tsx";
import { blockKinds } from "../values/block-kinds.ts";
import type { BlockValues } from "../values/block-values.ts";
import { describeBlock } from "../values/describe-block.ts";
import { BlockFields } from "./BlockFields.tsx";
import classes from "./BlockTitle.module.css";
import type { BlockEditing } from "./block-editing.ts";

type Props = Omit<RowCardProps, "name" | "title" | "actions" | "children"> & {
  editing: BlockEditing;
  block: BlockValues;
  onDuplicate: () => void;
};

const isAt = (path: string, errors: object) =>
  Object.keys(errors).some((at) => at === path || at.startsWith(`${path}.`));

const hasFields = (block: BlockValues) => Object.keys(block).length > 1;

const describe = (block: BlockValues, { tours }: BlockEditing) => {
  const tour = block.type === "tour" && tours.find(({ _id }) => _id === block.tour);
  return tour ? tour.title : describeBlock(block);
};

/** A collapsible block; a filled block starts collapsed. */
export function BlockCard({ editing, block, onDuplicate, ...row }: Props) {
  const { errors } = editing.form;
  const path = `blocks.${row.index}`;
  const name = `Block ${row.index + 1}`;
  const { label, hint } = blockKinds[block.type];
  const summary = describe(block, editing);
  const fieldsId = useId();
  const [isUnfolded, setUnfolded] = useState(hasFields(block) && summary === "");
  const isOpen = isUnfolded || isAt(path, errors);
  const folding = { isOpen, fieldsId, onToggle: () => setUnfolded(!isOpen) };
  return (
    <RowCard
      {...row}
      name={name}
      title={<BlockTitle label={label} folding={hasFields(block) ? folding : undefined} />}
      actions={<DuplicateButton name={name.toLowerCase()} onClick={onDuplicate} />}
    >
      {!isOpen && (
        <Text size="sm" c="dimmed" lineClamp={2} px={4}>
          {summary || hint}
        </Text>
      )}
      <div id={fieldsId} hidden={!isOpen}>
        <BlockFields {...editing} path={path} block={block} />
        {errors[path] && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
            {errors[path]}
          </Text>
        )}
      </div>
    </RowCard>
  );
}

function DuplicateButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <ActionIcon
      w={30}
      h={36}
      variant="subtle"
      bg="transparent"
      aria-label={`Duplicate ${name}`}
      onClick={onClick}
    >
      <Copy size={16} />
    </ActionIcon>
  );
}

type Folding = { isOpen: boolean; fieldsId: string; onToggle: () => void };

type BlockTitleProps = { label: string; folding: Folding | undefined };

function BlockTitle({ label, folding }: BlockTitleProps) {
  const text = <span className={classes.label}>{label}</span>;
  if (!folding) return <div className={classes.title}>{text}</div>;
  const { isOpen, fieldsId, onToggle } = folding;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <UnstyledButton
      className={classes.title}
      aria-expanded={isOpen}
      aria-controls={fieldsId}
      onClick={onToggle}
    >
      <Chevron size={16} aria-hidden className={classes.chevron} />
      {text}
    </UnstyledButton>
  );
}
