import { IMPORT_FIGURES, type ImportField } from '@reelwright/shared'
import { currencyOfHeader } from './currencies'

/**
 * What exports call their columns: the likeliest name first. From the shop's own centre for sellers, its affiliate reports, and the market
 * tools that people use; English, German, Spanish, French. Compared in small letters without accents, brackets and words such as "total".
 */
const NAMES: Record<ImportField, string> = {
  product_id:
    'product id|productid|item id|goods id|product number|product code|produkt id|produktnummer|artikelnummer|id producto|id del producto|id produit|asin|sku id|sku|id',
  product_name:
    'product name|product title|product|item name|item title|goods name|title|name|produktname|produkt|artikel|artikelname|nombre del producto|nombre producto|producto|nom du produit|nom produit|produit|titulo|titre',
  niche:
    'niche|category|product category|category name|main category|primary category|l1 category|first category|first level category|categories|kategorie|produktkategorie|categoria|categorie',
  price:
    'price|product price|avg price|average price|unit price|selling price|sale price|avg unit price|avg selling price|average selling price|current price|retail price|list price|preis|durchschnittspreis|verkaufspreis|precio|precio medio|prix|prix moyen|min price|original price',
  image: 'image|product image|image url|picture|cover|cover url|thumbnail|main image|img|bild|bild url|imagen|photo',
  link: 'link|product link|url|product url|tiktok url|tiktok link|product page|tiktok product link|shop link|produktlink|enlace|lien',
  hashtags: 'hashtags|hashtag|tags|video hashtags|product hashtags|etiquetas|mots cles',
  creator_username:
    'creator username|creator handle|creator|handle|username|user name|creator name|affiliate|affiliate username|affiliate name|influencer|influencer handle|influencer username|account|unique id|creator id|tiktok handle|tiktok id|kol|creador|usuario|createur|ersteller|benutzername',
  creator_name:
    'creator nickname|nickname|display name|creator display name|influencer name|full name|creator name|anzeigename|nombre del creador|nom du createur',
  followers:
    'followers|follower|follower count|followers count|fans|creator followers|fans count|seguidores|abonnes|abonnenten',
  date: 'date|day|statistics date|stat date|data date|report date|order date|created date|posted date|post date|publish date|published at|time|created time|datum|tag|fecha|dia|jour|ds|dt',
  views:
    'views|video views|view count|views count|vv|video view|impressions|product impressions|product views|page views|plays|play count|video plays|aufrufe|videoaufrufe|ansichten|impressionen|visualizaciones|vistas|reproducciones|vues|vues de la video|impresiones',
  likes: 'likes|like count|likes count|video likes|diggs|digg count|gefallt mir|me gusta|j aime|hearts',
  comments: 'comments|comment count|comments count|video comments|kommentare|comentarios|commentaires',
  shares: 'shares|share count|shares count|video shares|geteilt|teilungen|compartidos|partages|reposts',
  clicks:
    'clicks|product clicks|click count|link clicks|product click|page visits|visitors|product visitors|klicks|produktklicks|clics|clics en el producto|clics sur le produit',
  units:
    'units sold|items sold|units|item sold|sold|sales volume|quantity sold|quantity|sales count|sold count|units ordered|number of items sold|orders|order count|sku orders|affiliate orders|volume|verkaufte einheiten|verkaufte artikel|verkaufe|stuckzahl|anzahl|bestellungen|unidades vendidas|unidades|articulos vendidos|pedidos|ventas|unites vendues|articles vendus|commandes|quantite|sales',
  revenue:
    'revenue|gmv|sales revenue|sales amount|gross revenue|gross merchandise value|affiliate gmv|video gmv|creator gmv|product gmv|net sales|turnover|sales value|umsatz|erlos|bruttoumsatz|ingresos|facturacion|importe|chiffre d affaires|chiffre affaires|revenus|ventes',
  creators:
    'creators|creator count|number of creators|affiliates|influencers|influencer count|related creators|linked creators|active creators|promoting creators|kols|affiliate creators|associated influencers|creadores|createurs|anzahl creator',
  engagement_rate:
    'engagement rate|engagement|er|interaction rate|video engagement rate|engagement rate %|interaktionsrate|tasa de interaccion|taux d engagement|avg engagement rate',
}

const RANKS: ReadonlyMap<string, { field: ImportField; rank: number }[]> = namesByText()

function namesByText() {
  const found = new Map<string, { field: ImportField; rank: number }[]>()
  for (const [field, names] of Object.entries(NAMES) as [ImportField, string][]) {
    names.split('|').forEach((name, rank) => found.set(name, [...(found.get(name) ?? []), { field, rank }]))
  }
  return found
}

/** A header without what differs between exports of the same column. */
export function plainName(header: string): string {
  const folded = header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    // "(USD)", "(last 30 days)"
    .replace(/[([（][^)\]）]*[)\]）]/g, ' ')
  return folded
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replace(/\b(in )?(usd|eur|gbp|mxn|brl|idr|vnd|thb|php|myr|sgd|jpy)\b/g, ' ')
    .replace(/\b(last|past|previous|letzte|ultimos|derniers)? ?\d+ ?(d|days?|tage|dias|jours)\b/g, ' ')
    .replace(
      /^\s*((total|est|estimated|sum of|overall|gesamt|geschatzte[rs]?|estimad[oa]s?|totales|daily)\s+)+(?=\S)/,
      '',
    )
    .replace(/\b(total)\s*$/, '')
    .replace(
      /^(no|number|anzahl|nombre) (of |de |der )?(?=(views|likes|comments|shares|clicks|orders|units|creators)\b)/,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Changes of a figure are not the figure. */
const NOT_THE_FIGURE = /growth|change|trend|increase|delta|\bvs\b|compar|wachstum|veranderung|crecimiento|evolution/

/**
 * What each column is likely to hold; null is left out. A field is given once, to the column whose name fits it best; "Sales" are units,
 * or revenue where the header or its cells name a currency.
 */
export function recognizeColumns(
  header: readonly string[],
  sample: readonly (readonly string[])[],
): (ImportField | null)[] {
  const columns: (ImportField | null)[] = header.map(() => null)
  const guesses = header.flatMap((name, column) => {
    const plain = plainName(name)
    if (NOT_THE_FIGURE.test(plain)) return []
    const isMoney = currencyOfHeader(name) !== undefined || sample.some((cells) => /\p{Sc}/u.test(cells[column] ?? ''))
    return (RANKS.get(plain) ?? []).map(({ field, rank }) => ({
      column,
      field: field === 'units' && isMoney ? ('revenue' as const) : field,
      rank,
    }))
  })
  const taken = new Set<ImportField>()
  // A column that is the only one for its field must not lose it to a better-known name of another field.
  for (const { column, field } of guesses.toSorted((a, b) => a.rank - b.rank || a.column - b.column)) {
    if (columns[column] !== null || taken.has(field)) continue
    columns[column] = field
    taken.add(field)
  }
  return onlyIdOfProduct(columns, header)
}

/** "Name" beside a creator's handle, and no product at all, is the creator's. */
function onlyIdOfProduct(columns: (ImportField | null)[], header: readonly string[]): (ImportField | null)[] {
  const has = (field: ImportField) => columns.includes(field)
  const at = columns.indexOf('product_name')
  if (
    at >= 0 &&
    plainName(header[at] ?? '') === 'name' &&
    has('creator_username') &&
    !has('product_id') &&
    !has('creator_name')
  ) {
    columns[at] = 'creator_name'
  }
  return columns
}

/** Whether enough columns are mapped for an import. */
export function mappingFault(columns: readonly (ImportField | null)[]): string | undefined {
  const has = (field: ImportField) => columns.includes(field)
  const twice = columns.find((field, at) => field !== null && columns.indexOf(field) !== at)
  if (twice) return `Only one column can be “${twice.replace(/_/g, ' ')}”. Change the others.`
  if (!has('product_id') && !has('product_name') && !has('creator_username')) {
    return 'Choose the column with the product or the creator.'
  }
  if (!IMPORT_FIGURES.some(has)) return 'Choose at least one column with numbers, such as units or revenue.'
  return undefined
}
