/** Samples, and named as such. `tour` is the id of a tour or path of a page. */
export const demoReviews: readonly { name: string; tour: string; comment: string }[] = [
  {
    name: "Sample guest 1",
    tour: "kayak-to-napoleon-island",
    comment:
      "We had never been in a kayak before Napoleon Island. The practice at the beach helped, the pace was relaxed, and the guide kept us well away from the bats' trees. The path up is steep, so take the advice about proper shoes. My arms were tired for two days.",
  },
  {
    name: "Sample guest 2",
    tour: "night-boat-with-the-singing-fishermen",
    comment:
      "The night boat started with songs across the water and ended with a bucket of sambaza next to us. It was colder than I expected, and the waiting between nets is long, but the talk with the crew through our guide made the time pass.",
  },
  {
    name: "Sample guest 3",
    tour: "mount-karongi-mountain-bike-climb",
    comment:
      "Our Mount Karongi ride took nine hours with lunch. We pushed the bikes more than once and rode the last part of the climb inside a cloud. Then it opened and there were the islands. The shorter turning point was offered twice without any pressure.",
  },
  {
    name: "Sample guest 4",
    tour: "coffee-from-cherry-to-cup",
    comment:
      "We came for coffee in May and saw the cherries arrive on bicycles. Our children turned the pan over the fire and still talk about the mortar. The guide translated every question, including theirs. Bring cash, because we would have liked to take more home.",
  },
  {
    name: "Sample guest 5",
    tour: "birds-of-the-kivu-shore-at-dawn",
    comment:
      "A calm morning with birds. Pied kingfishers from the first minute, a fish eagle, and after much looking the malachite kingfisher. No cranes that day, and nobody had promised us any. The walk is easy and the tea afterwards was welcome.",
  },
  {
    name: "Sample guest 6",
    tour: "kibuye-to-rubavu-by-boat",
    comment:
      "Instead of the bus we took the boat from Kibuye to Rubavu. The lake was choppy after lunch and we arrived later than planned, which we had been told could happen. The stop in the fishing village was worth the day. The luggage stayed dry.",
  },
  {
    name: "Sample guest 7",
    tour: "/explore-more-to-Rwanda",
    comment:
      "Six days were the right length for us. The second climb is as steep as announced, and I walked some of it. What we talk about now are the evenings by the lake and tea with a whole school around our bikes. It rained on two afternoons, so pack a real jacket.",
  },
];
