/**
 * The demo gallery: a picture, its title, which is also the alternative text, and the tour that it leads to. The first 20
 * are the slides of the home page. The last four suit no headline: a memorial, dark rain, bats and a white waterfall.
 */
export const demoGallery: readonly { picture: string; title: string; tour?: string }[] = [
  {
    picture: "first-light-over-lake-kivu",
    title: "First light over the still water of Lake Kivu",
    tour: "sunrise-boat-and-breakfast",
  },
  {
    picture: "landing-on-napoleon-island",
    title: "Walkers on the path up Napoleon Island, their kayaks on the beach below",
    tour: "kayak-to-napoleon-island",
  },
  {
    picture: "kayaks-on-the-beach",
    title: "Single and double kayaks on a beach near Kibuye",
    tour: "three-day-kayak-along-the-shore",
  },
  {
    picture: "riders-above-the-lake",
    title: "Riders on a red road above the islands of Lake Kivu",
    tour: "five-days-on-the-congo-nile-trail",
  },
  {
    picture: "three-hulled-boats-coming-home",
    title: "Three-hulled fishing boats coming home across the lake",
    tour: "night-boat-with-the-singing-fishermen",
  },
  {
    picture: "grey-crowned-cranes",
    title: "Grey crowned cranes with their golden crests",
    tour: "birds-of-the-kivu-shore-at-dawn",
  },
  {
    picture: "paddling-through-mist",
    title: "Paddling through morning mist on Lake Kivu",
    tour: "amahoro-island-kayak-and-swim",
  },
  {
    picture: "market-morning-in-kibuye",
    title: "Morning at the market in Kibuye",
    tour: "kibuye-town-and-market-walk",
  },
  {
    picture: "tea-at-gisovu",
    title: "Rows of tea on the hills of the Gisovu estate",
    tour: "gisovu-tea-ride",
  },
  {
    picture: "lamps-on-the-lake",
    title: "Lamps of the sambaza fishermen on the lake at night",
    tour: "night-boat-with-the-singing-fishermen",
  },
  {
    picture: "red-earth-switchbacks",
    title: "Switchbacks of red earth on a hillside in Karongi district",
    tour: "mount-karongi-mountain-bike-climb",
  },
  {
    picture: "coffee-cherries",
    title: "Ripe coffee cherries on a Bourbon arabica branch",
    tour: "coffee-from-cherry-to-cup",
  },
  {
    picture: "kingfisher-on-a-reed",
    title: "A kingfisher on a reed at the edge of the lake",
    tour: "birds-of-the-kivu-shore-at-dawn",
  },
  {
    picture: "view-from-mount-karongi",
    title: "Lake Kivu and its islands from Mount Karongi",
    tour: "mount-karongi-ridge-hike",
  },
  {
    picture: "drying-tables",
    title: "Coffee on the drying tables of a washing station",
    tour: "coffee-from-cherry-to-cup",
  },
  {
    picture: "riders-under-eucalyptus",
    title: "Mountain bikers riding under eucalyptus trees",
    tour: "five-days-on-the-congo-nile-trail",
  },
  { picture: "banana-groves", title: "Banana groves on a slope above the lake" },
  {
    picture: "terraces-after-rain",
    title: "Hillside terraces after rain",
    tour: "coffee-hills-bike-loop",
  },
  {
    picture: "moonrise-over-idjwi",
    title: "The moon over Idjwi Island and the water of Lake Kivu",
  },
  {
    picture: "last-light-on-the-jetty",
    title: "Last light of the day on a wooden jetty",
    tour: "sunset-kayak-among-the-islands",
  },
  {
    picture: "the-church-on-the-peninsula",
    title: "The church on the peninsula in Kibuye, today a place of remembrance",
    tour: "kibuye-town-and-market-walk",
  },
  { picture: "rain-over-the-hills", title: "Rain moving over the hills beside Lake Kivu" },
  {
    picture: "fruit-bats-leaving-napoleon-island",
    title: "Fruit bats leaving Napoleon Island at dusk",
    tour: "kayak-to-napoleon-island",
  },
  {
    picture: "ndaba-falls",
    title: "Ndaba Falls dropping over the dark rock",
    tour: "ndaba-falls-walk",
  },
];
