import { useQuery } from "@tanstack/react-query";
import { type GalleryItem, type LibraryFilter, libraryQuery } from "shared/content/gallery";
import { limits } from "shared/limits";
import { ListFilter } from "../../../../components/list/ListFilter.tsx";
import { Rows } from "../../../../components/list/Rows.tsx";
import { SearchedList } from "../../../../components/list/SearchedList.tsx";
import { OrderButtons } from "../../../../components/sortable/OrderButtons.tsx";
import { Sortable } from "../../../../components/sortable/Sortable.tsx";
import { TourChoice } from "../../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useListQuery } from "../../../../lib/lists/list-query.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { libraryQueryOptions } from "../gallery.queries.ts";
import { PhotosSkeleton } from "../PhotosGrid.tsx";
import { LibraryRow } from "./LibraryRow.tsx";
import { useGalleryOrder } from "./use-gallery-order.ts";

const filters = [
  { label: "All", value: "all" },
  { label: "No alternative text", value: "undescribed" },
  { label: `Under ${limits.smallPhoto.toLocaleString("en")} px`, value: "small" },
  { label: "Only in the gallery", value: "unused" },
] as const;

const emptyTexts = {
  all: "No photos yet. Add your first one.",
  undescribed: "All photos have an alternative text.",
  small: "No photo is too small.",
  unused: "All photos are shown elsewhere, too.",
};

/** All photos of the gallery in the order of the site, page by page. */
export function LibraryList() {
  const { api } = useApp();
  const address = useListQuery(libraryQuery);
  const { query, change } = address;
  const photos = useQuery(libraryQueryOptions(api, query));
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return (
    <SearchedList
      noun="photos"
      address={address}
      result={photos}
      controls={
        <>
          <ListFilter<LibraryFilter>
            label="Show"
            choices={filters}
            value={query.show}
            onChange={(show) => change({ show })}
          />
          <TourChoice
            label={undefined}
            aria-label="Tour"
            tours={tours}
            chosen={query.tour ?? null}
            placeholder="Any tour"
            clearable
            value={query.tour ?? null}
            onChange={(tour) => change({ tour: tour ?? undefined })}
          />
        </>
      }
      emptyText={query.tour ? "No photos of this tour." : emptyTexts[query.show]}
      skeleton={<PhotosSkeleton />}
      errorText="Failed to fetch gallery."
    >
      {(items) =>
        query.q === undefined && query.show === "all" && query.tour === undefined ? (
          <OrderedRows items={items} total={photos.data?.total ?? 0} query={query} />
        ) : (
          <Rows label="Photos">
            {items.map((photo) => (
              <LibraryRow key={photo._id} photo={photo} />
            ))}
          </Rows>
        )
      }
    </SearchedList>
  );
}

type OrderedProps = {
  items: GalleryItem[];
  total: number;
  query: Parameters<typeof libraryQueryOptions>[1];
};

function OrderedRows({ items, total, query }: OrderedProps) {
  const { offset, move, place } = useGalleryOrder(items, query);
  return (
    <Sortable keys={items.map(({ _id }) => _id)} entry="Photo" onMove={move}>
      <Rows label="Photos">
        {items.map((photo, index) => (
          <LibraryRow
            key={photo._id}
            photo={photo}
            order={{
              isOnlyRow: items.length === 1,
              onMoveFirst: offset + index > 0 ? () => place(photo, 1) : undefined,
              buttons: (
                <OrderButtons
                  title={photo.title}
                  isFirst={offset + index === 0}
                  isLast={offset + index === total - 1}
                  onMove={(step) =>
                    items[index + step]
                      ? move(index, index + step)
                      : place(photo, offset + index + 1 + step)
                  }
                />
              ),
            }}
          />
        ))}
      </Rows>
    </Sortable>
  );
}
