import { Button, Group, Input, Stack, Text } from "@mantine/core";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import type { FocalPoint, Image } from "shared/media/images";
import classes from "./FocalPointField.module.css";

type Props = {
  image: Image;
  /** `null` is the centre. */
  value: FocalPoint | null;
  onChange: (point: FocalPoint | null) => void;
};

const centre: FocalPoint = { x: 50, y: 50 };

/** Percent that a press of an arrow key moves the point. */
const step = 5;
const moves: Record<string, FocalPoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const toPercent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)));

/** The crops of the site that differ most from a photo. */
const crops = [
  { label: "Slideshow", ratio: "21 / 9" },
  { label: "Card", ratio: "3 / 2" },
  { label: "Phone", ratio: "3 / 4" },
];

/** Sets the point that stays visible where the photo is cropped, by a tap on the photo or by arrow keys. */
export function FocalPointField({ image, value, onChange }: Props) {
  const id = useId();
  const { x, y } = value ?? centre;
  const position = { objectPosition: `${x}% ${y}%` };
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key press on the button arrives as a click without a place.
    if (clientX === 0 && clientY === 0) return;
    onChange({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: toPercent((x + by.x) / 100), y: toPercent((y + by.y) / 100) });
  };
  return (
    <Input.Wrapper
      label="Focal point"
      labelElement="div"
      description="Tap what must stay visible where the site crops the photo."
    >
      <div className={classes.field}>
        <button
          type="button"
          className={classes.picture}
          aria-label="Place the focal point with the arrow keys"
          aria-describedby={id}
          onClick={place}
          onKeyDown={move}
        >
          <img src={image.src} width={image.width} height={image.height} alt="" />
          <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
        <Stack gap="xs">
          <Group gap="xs" aria-hidden>
            {crops.map(({ label, ratio }) => (
              <figure key={label} className={classes.crop}>
                <img src={image.src} alt="" style={{ ...position, aspectRatio: ratio }} />
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </Group>
          <Text id={id} size="sm" c="dimmed" role="status">
            {value ? `${x} % from the left, ${y} % from the top` : "In the centre"}
          </Text>
          {value && (
            <Button
              size="compact-sm"
              variant="default"
              style={{ alignSelf: "flex-start" }}
              onClick={() => onChange(null)}
            >
              Reset to the centre
            </Button>
          )}
        </Stack>
      </div>
    </Input.Wrapper>
  );
}
