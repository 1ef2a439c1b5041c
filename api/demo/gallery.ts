import type { DemoPictureName } from "./picture-name.ts";

/** The demo gallery: the name of a picture, and its title, which also serves as alternative text. */
export const demoGallery: readonly { picture: DemoPictureName; title: string }[] = [
  { picture: "first-light-over-lake-kivu", title: "First light over the still water of Lake Kivu" },
  {
    picture: "napoleon-island-from-the-water",
    title: "Napoleon Island from the water, its outline like the emperor's hat",
  },
  {
    picture: "fruit-bats-leaving-napoleon-island",
    title: "Fruit bats leaving Napoleon Island at dusk",
  },
  {
    picture: "three-hulled-boats-coming-home",
    title: "Three-hulled fishing boats coming home across the lake",
  },
  { picture: "lamps-on-the-lake", title: "Lamps of the sambaza fishermen on the lake at night" },
  { picture: "kayaks-on-the-beach", title: "Kayaks drawn up on a beach near Kibuye" },
  { picture: "paddling-through-mist", title: "Paddling through morning mist on Lake Kivu" },
  { picture: "the-trail-above-the-bay", title: "The Congo Nile Trail on the slope above a bay" },
  {
    picture: "red-earth-switchbacks",
    title: "Switchbacks of red earth on a hillside in Karongi district",
  },
  { picture: "riders-under-eucalyptus", title: "Mountain bikers riding under eucalyptus trees" },
  { picture: "tea-at-gisovu", title: "Rows of tea on the hills of the Gisovu estate" },
  { picture: "coffee-cherries", title: "Ripe coffee cherries on a Bourbon arabica branch" },
  { picture: "drying-tables", title: "Coffee on the drying tables of a washing station" },
  { picture: "grey-crowned-cranes", title: "Grey crowned cranes with their golden crests" },
  { picture: "kingfisher-on-a-reed", title: "A kingfisher on a reed at the edge of the lake" },
  { picture: "market-morning-in-kibuye", title: "Morning at the market in Kibuye" },
  {
    picture: "the-church-on-the-peninsula",
    title: "The church on the peninsula in Kibuye, today a place of remembrance",
  },
  { picture: "banana-groves", title: "Banana groves on a slope above the lake" },
  { picture: "terraces-after-rain", title: "Hillside terraces after rain" },
  { picture: "rain-over-the-hills", title: "Rain moving over the hills beside Lake Kivu" },
  { picture: "view-from-mount-karongi", title: "Lake Kivu and its islands from Mount Karongi" },
  { picture: "ndaba-falls", title: "Ndaba Falls dropping over the dark rock" },
  {
    picture: "moonrise-over-idjwi",
    title: "The moon over Idjwi Island and the water of Lake Kivu",
  },
  { picture: "last-light-on-the-jetty", title: "Last light of the day on a wooden jetty" },
];
