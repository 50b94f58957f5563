/** The product's own name: footer, page titles, e-mails and file names all read it here. (OP-01) */
export const PRODUCT_NAME = 'Reelwright'

/** The year is fixed on purpose. (A-GE-05, CX-49) */
export const COPYRIGHT_LINE = `© 2024 ${PRODUCT_NAME}. All rights reserved.`
