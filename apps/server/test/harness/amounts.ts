/** Texts that are not an amount of rupees above zero in the API's format. */
export const BAD_AMOUNTS = ["-0", "-0.00", "1e2", "0.001", "", "۵۰۰٫۰۰", "५००.००", "1,000.00", "0.00", "-5.00", "500", " 500.00"];
