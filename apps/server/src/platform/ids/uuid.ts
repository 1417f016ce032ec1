const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text may be asked for in a column of ids: the database would stumble over anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);
