import { lakePath, wholeLake } from "../../content/map/lake-drawing.ts";
import { placeNames } from "../../content/map/map-names.ts";
import { LakeShore } from "./LakeShore.tsx";
import { MapNames } from "./MapNames.tsx";

/** As in `lake-map.css`. */
const letterHeight = { narrow: 28, wide: 16 };

/** The whole lake. */
export function LakeMap() {
  const { width, height } = wholeLake;
  return (
    <figure className="lake-map">
      <div className="lake-sheet lake-map__sheet">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label="Map of Lake Kivu; Kibuye is on its eastern shore"
        >
          <LakeShore id="lake" path={lakePath(wholeLake)} />
          <MapNames names={placeNames(wholeLake, letterHeight)} />
        </svg>
      </div>
      <figcaption className="lake-map__caption">Lake Kivu, 1,460 m above sea level</figcaption>
    </figure>
  );
}
