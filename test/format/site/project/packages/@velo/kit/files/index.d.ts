export declare const reader: string;
