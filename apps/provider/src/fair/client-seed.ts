/** 1 to 64 characters, none of them a control or direction character: it is shown, copied and typed again. */
export const CLIENT_SEED = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u;
