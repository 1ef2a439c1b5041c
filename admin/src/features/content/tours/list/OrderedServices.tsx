import type { TourService } from "shared/content/tours/tour-services";
import { Rows } from "../../../../components/list/Rows.tsx";
import { OrderButtons } from "../../../../components/sortable/OrderButtons.tsx";
import { ServiceRow } from "./ServiceRow.tsx";
import { useTourOrder } from "./use-tour-order.ts";

export function OrderedServices({ services }: { services: TourService[] }) {
  const { move } = useTourOrder(services);
  return (
    <Rows label="Tours">
      {services.map((service, index) => (
        <ServiceRow
          key={service._id}
          service={service}
          orderButtons={
            <OrderButtons
              title={service.title}
              isFirst={index === 0}
              isLast={index === services.length - 1}
              onMove={(step) => move(index, index + step)}
            />
          }
        />
      ))}
    </Rows>
  );
}
