export { currencyIn } from './language/currencies'
export { isPriceRange, parsePrice } from './language/price'
export { withCurrency } from './language/with-currency'
