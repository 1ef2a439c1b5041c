import { getLastDay, type Trip } from "shared/inbox/agenda/agenda";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import { daysBetween } from "../../../lib/travel/describe-stay.ts";
import { addDays } from "./weeks.ts";

export type People = { confirmed: number; requested: number };

/** One day of a trip: the second of three, for example. */
type TripDay = { trip: Trip; day: number; days: number };

export type AgendaDay = People & {
  date: string;
  trips: TripDay[];
  tours: (People & { name: string })[];
  /** The sums of all trips of the day, by currency. */
  money: Trip["money"];
};

const sumPeople = (trips: TripDay[]): People => {
  const sum = (some: TripDay[]) =>
    some.reduce((total, { trip }) => total + (trip.paxNumber ?? 0), 0);
  const isConfirmed = ({ trip }: TripDay) => trip.state === "confirmed";
  return {
    confirmed: sum(trips.filter(isConfirmed)),
    requested: sum(trips.filter((tripDay) => !isConfirmed(tripDay))),
  };
};

const sumMoney = (trips: TripDay[]): Trip["money"] => {
  const all = trips.flatMap(({ trip }) => trip.money);
  return [...Map.groupBy(all, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    total: sumAmounts(some.map(({ total }) => total)),
    paid: sumAmounts(some.map(({ paid }) => paid)),
    overdue: some.some(({ overdue }) => overdue),
  }));
};

const toTours = (trips: TripDay[]) =>
  [...Map.groupBy(trips, ({ trip }) => trip.destination ?? "No tour chosen")]
    .map(([name, some]) => ({ name, ...sumPeople(some) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

const listDays = (trip: Trip) => {
  const { startsOn, endsOn } = trip;
  if (startsOn === null) return [];
  const days = daysBetween(startsOn, getLastDay(startsOn, endsOn)) + 1;
  return Array.from({ length: days }, (_, index) => ({
    date: addDays(startsOn, index),
    // The time is that of the first day.
    tripDay: { trip: index === 0 ? trip : { ...trip, time: null }, day: index + 1, days },
  }));
};

/** The days of a span with guests, and the number of people per tour; empty days are left out. */
export function daysOfTrips(trips: Trip[], { from, until }: { from: string; until: string }) {
  const tripDays = trips.flatMap(listDays).filter(({ date }) => date >= from && date <= until);
  return [...Map.groupBy(tripDays, ({ date }) => date)]
    .map(([date, on]): AgendaDay => {
      const own = on.map(({ tripDay }) => tripDay);
      return { date, trips: own, tours: toTours(own), money: sumMoney(own), ...sumPeople(own) };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
