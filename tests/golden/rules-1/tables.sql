BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_chat_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	action INTEGER, 
	data JSON, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", seq), 
	CONSTRAINT fk_entries_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',1,1.79495483333588552472e+09,'start',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',2,1.79495483333588552472e+09,'move',NULL,3,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',3,1.79495483374300456047e+09,'move',0,137,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',4,1.79495483374300456047e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',5,1.79495483374300456047e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',6,1.79495483400436162948e+09,'move',1,132,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',7,1.79495483400436162948e+09,'move',NULL,2,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',8,1.79495483426426649092e+09,'move',0,81,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',9,1.79495483452309083933e+09,'move',0,21,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',10,1.79495483478063178059e+09,'move',0,106,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',11,1.79495483503781032555e+09,'move',0,95,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',12,1.79495483529610323908e+09,'move',1,39,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',13,1794954835.55365,'move',1,79,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',14,1.7949548358110120296e+09,'move',0,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',15,1.7949548358110120296e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',16,1.79495483606805539128e+09,'move',0,86,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',17,1.79495483632493972774e+09,'move',0,129,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',18,1.79495483658268332486e+09,'move',1,19,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',19,1.79495483683956551547e+09,'move',1,106,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',20,1.79495483709625959392e+09,'move',1,94,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',21,1794954837.35331,'move',0,26,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',22,1.79495483761107349398e+09,'move',0,162,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',23,1.7949548378685111999e+09,'move',0,175,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',24,1.79495483812482953074e+09,'move',1,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',25,1.79495483812482953074e+09,'move',NULL,5,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',26,1.79495483838169765473e+09,'move',0,13,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',27,1.79495483864046430581e+09,'move',0,109,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',28,1.79495483889782357208e+09,'move',1,11,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',29,1.79495483890314507487e+09,'undo',0,NULL,'{"to": 26}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',30,1.79495483916002058978e+09,'move',1,10,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',31,1.79495483941668510438e+09,'move',0,11,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',32,1.79495483967300796515e+09,'move',0,104,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',33,1.79495483993024563789e+09,'move',1,14,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',34,1.79495484018812513356e+09,'move',0,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',35,1.79495484018812513356e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',36,1.7949548404462981224e+09,'move',0,86,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',37,1.79495484070430135728e+09,'move',0,137,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',38,1.79495484096181273465e+09,'move',1,26,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',39,1.79495484122182273863e+09,'move',1,162,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',40,1.79495484148172235487e+09,'move',1,175,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',41,1.79495484174098682405e+09,'move',0,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',42,1.79495484174098682405e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',43,1.79495484199938750268e+09,'move',0,128,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',44,1.79495484225884103773e+09,'move',0,85,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',45,1.79495484251824164389e+09,'move',0,139,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',46,1.79495484251824164389e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',47,1.79495484277741241454e+09,'move',1,130,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',48,1.79495484303476405141e+09,'move',0,12,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',49,1.79495484329445934294e+09,'move',0,113,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',50,1.79495484355129456517e+09,'move',1,18,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',51,1.79495484380840325359e+09,'move',0,16,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',52,1.79495484406513786321e+09,'move',0,104,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',53,1.79495484432239508628e+09,'move',0,93,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',54,1.79495484432239508628e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',55,1.79495484432977914809e+09,'undo',1,NULL,'{"to": 49}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',56,1.7949548445887110233e+09,'move',0,127,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',57,1.7949548445887110233e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',58,1.79495484484660172458e+09,'move',1,131,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',59,1.79495484510338616365e+09,'move',0,23,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',60,1.79495484536017251009e+09,'move',0,127,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',61,1.79495484561709666253e+09,'move',1,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',62,1.79495484561709666253e+09,'move',NULL,5,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',63,1794954845.87441,'move',0,22,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',64,1.79495484613108944888e+09,'move',1,17,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',65,1.794954846390073061e+09,'move',1,94,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',66,1.79495484664840865133e+09,'move',1,94,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',67,1.79495484690743517877e+09,'move',0,33,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',68,1.79495484716517043118e+09,'move',0,53,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',69,1.79495484742259073262e+09,'move',1,17,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',70,1.79495484742259073262e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',71,1.79495484768039512634e+09,'move',0,132,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',72,1.79495484793786978716e+09,'move',0,92,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',73,1.79495484793786978716e+09,'move',NULL,2,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',74,1.79495484819395661351e+09,'move',0,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',75,1.79495484819395661351e+09,'move',NULL,0,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',76,1.79495484845120382303e+09,'move',0,92,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',77,1.7949548487095968723e+09,'move',1,20,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',78,1.79495484896798157686e+09,'move',0,20,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',79,1.79495484922571754454e+09,'move',0,101,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',80,1.79495484948354172699e+09,'move',0,127,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',81,1.79495484948354172699e+09,'move',NULL,5,NULL);
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',82,1.79495484974179363253e+09,'move',1,86,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',83,1.7949548499989383221e+09,'move',1,132,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',84,1.7949548502574934959e+09,'move',0,24,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',85,1.79495485051544380189e+09,'move',1,9,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',86,1.79495485077369952208e+09,'move',0,10,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',87,1.79495485103150177004e+09,'move',1,19,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',88,1.79495485128901529313e+09,'move',1,127,'{"confirmed": true}');
INSERT INTO "entries" VALUES('HARrO8t5h4Qb',89,1.79495485154608154293e+09,'move',0,61,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',1,1.79495485155846190451e+09,'start',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',2,1.79495485155846190451e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',3,1.79495485181750583647e+09,'move',0,183,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',4,1.79495485181750583647e+09,'move',NULL,6,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',5,1.79495485181750583647e+09,'move',NULL,0,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',6,1.79495485181750583647e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',7,1.79495485181750583647e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',8,1.79495485181750583647e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',9,1.79495485181750583647e+09,'move',NULL,3,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',10,1.79495485207540488243e+09,'move',3,181,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',11,1.79495485207540488243e+09,'move',NULL,6,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',12,1.79495485207540488243e+09,'move',NULL,359,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',13,1.79495485233473038673e+09,'move',0,17,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',14,1.794954852595625639e+09,'move',0,150,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',15,1.7949548528564505577e+09,'move',0,102,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',16,1.79495485311852717401e+09,'move',0,152,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',17,1.79495485338245558742e+09,'move',1,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',18,1.79495485338245558742e+09,'move',NULL,7,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',19,1.794954853647903204e+09,'move',1,189,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',20,1.79495485391058850286e+09,'move',1,103,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',21,1.7949548541720855236e+09,'move',1,145,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',22,1.79495485443600773806e+09,'move',2,24,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',23,1.79495485470548772817e+09,'move',2,157,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',24,1.79495485497317457199e+09,'move',2,97,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',25,1.79495485523505687711e+09,'move',3,23,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',26,1.79495485549863290791e+09,'move',3,97,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',27,1.79495485576721143725e+09,'move',3,150,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',28,1.79495485576721143725e+09,'move',NULL,349,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',29,1.79495485603483796114e+09,'move',0,26,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',30,1.7949548563036444187e+09,'move',0,112,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',31,1.79495485656767559054e+09,'move',0,215,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',32,1.79495485683227038384e+09,'move',2,212,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',33,1.79495485709458446501e+09,'move',3,221,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',34,1.79495485710225510592e+09,'undo',0,NULL,'{"to": 31}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',35,1.79495485736409616465e+09,'move',3,220,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',36,1.79495485762552833561e+09,'move',0,232,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',37,1.79495485788661766055e+09,'move',2,248,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',38,1.79495485814743137363e+09,'move',3,229,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',39,1.79495485840951108933e+09,'move',1,12,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',40,1.79495485866980695726e+09,'move',1,178,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',41,1.79495485893052673332e+09,'move',1,112,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',42,1.79495485919031953813e+09,'move',2,112,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',43,1.79495485919031953813e+09,'move',NULL,4,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',44,1.79495485945168066019e+09,'move',2,145,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',45,1.79495485971278381344e+09,'move',3,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',46,1.79495485971278381344e+09,'move',NULL,3,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',47,1.79495485997228598597e+09,'move',3,187,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',48,1.79495486023033332828e+09,'move',3,112,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',49,1.7949548604888591767e+09,'move',3,138,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',50,1.7949548604888591767e+09,'move',NULL,341,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',51,1.79495486074699902535e+09,'move',0,10,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',52,1.79495486100550866127e+09,'move',1,19,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',53,1.79495486126346111299e+09,'move',1,157,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',54,1.7949548615230314732e+09,'move',1,147,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',55,1.79495486178076529499e+09,'move',2,11,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',56,1.79495486203883409495e+09,'move',3,15,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',57,1.7949548622971818447e+09,'move',3,146,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',58,1.79495486255472469329e+09,'move',3,158,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',59,1.79495486255472469329e+09,'move',NULL,353,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',60,1.79495486255472469329e+09,'move',NULL,6,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',61,1.7949548625609674454e+09,'undo',0,NULL,'{"to": 54}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',62,1.79495486281797862054e+09,'move',3,158,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',63,1.79495486281797862054e+09,'move',NULL,353,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',64,1.79495486281797862054e+09,'move',NULL,6,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',65,1.79495486307514309884e+09,'move',0,145,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',66,1794954863.33503,'move',1,9,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',67,1794954863.33503,'move',NULL,2,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',68,1.79495486359384059903e+09,'move',2,138,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',69,1.7949548638515193462e+09,'move',2,183,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',70,1.79495486410899639131e+09,'move',3,26,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',71,1.79495486436801886557e+09,'move',3,220,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',72,1.79495486462687468525e+09,'move',3,227,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',73,1.79495486462687468525e+09,'move',NULL,356,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',74,1.79495486488467741008e+09,'move',0,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',75,1.79495486488467741008e+09,'move',NULL,6,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',76,1.79495486514225482945e+09,'move',0,107,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',77,1.79495486539944601057e+09,'move',0,145,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',78,1.79495486565748405462e+09,'move',1,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',79,1.79495486565748405462e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',80,1.79495486591639685628e+09,'move',1,107,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',81,1.7949548661749372482e+09,'move',1,145,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',82,1.79495486643228244778e+09,'move',2,18,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',83,1.79495486668984079365e+09,'move',2,159,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',84,1.79495486694685816761e+09,'move',2,180,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',85,1.79495486720491576188e+09,'move',2,258,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',86,1.79495486746185350414e+09,'move',3,17,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',87,1.79495486771969699861e+09,'move',3,107,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',88,1.79495486771969699861e+09,'move',NULL,352,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',89,1.79495486797674584384e+09,'move',0,110,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',90,1794954868.23484,'move',0,8,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',91,1794954868.23484,'move',NULL,2,NULL);
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',92,1.79495486849176788327e+09,'move',0,145,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',93,1.7949548687486832142e+09,'move',1,19,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',94,1.79495486900539755821e+09,'move',1,152,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',95,1.79495486926227378844e+09,'move',1,110,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',96,1.79495486951971697803e+09,'move',1,158,'{"confirmed": true}');
INSERT INTO "entries" VALUES('LjIu4M6jkBrg',97,1.79495486977660059931e+09,'move',2,22,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',1,1.79495486979741668701e+09,'start',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',2,1.79495486979741668701e+09,'move',NULL,2,NULL);
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',3,1.79495487005727696414e+09,'move',0,50,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',4,1.79495487031479668618e+09,'move',0,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',5,1.79495487057127475739e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',6,1.79495487082845139501e+09,'move',1,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',7,1.79495487108579254145e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',8,1.79495487134291696555e+09,'move',0,20,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',9,1.79495487160098385814e+09,'move',0,38,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',10,1.79495487185995769496e+09,'move',1,29,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',11,1.79495487211878609664e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',12,1.79495487237535905839e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',13,1.79495487263271141049e+09,'move',1,117,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',14,1.79495487289100742345e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',15,1.7949548731480171681e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',16,1.79495487340567278864e+09,'move',0,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',17,1.79495487366346526147e+09,'move',0,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',18,1.79495487392248129852e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',19,1.79495487418030929562e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',20,1.79495487443877649305e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',21,1.7949548746967663765e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',22,1.7949548749542551041e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',23,1.79495487521163201325e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',24,1.79495487521653628352e+09,'undo',0,NULL,'{"to": 21}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',25,1.79495487547284841541e+09,'move',0,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',26,1.79495487573021101951e+09,'move',0,87,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',27,1.79495487573021101951e+09,'move',NULL,3,NULL);
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',28,1.79495487598700928684e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',29,1.79495487624450683595e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',30,1.79495487650263977046e+09,'move',1,51,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',31,1.79495487676099848748e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',32,1.79495487701915192599e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',33,1.79495487727563309671e+09,'move',1,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',34,1.7949548775327031613e+09,'move',0,50,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',35,1.79495487779062891007e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',36,1.7949548780477337837e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',37,1.79495487830497312551e+09,'move',0,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',38,1.79495487856181502343e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',39,1.79495487882021498684e+09,'move',0,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',40,1.79495487907703852648e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',41,1.79495487933408045776e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',42,1.79495487959103059774e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',43,1.79495487984738039967e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',44,1.79495488010438323028e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',45,1.79495488036065840723e+09,'move',0,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',46,1.79495488061727237697e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',47,1.79495488062348628041e+09,'undo',0,NULL,'{"to": 42}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',48,1.79495488088049960141e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',49,1.79495488113743948939e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',50,1.79495488139687156678e+09,'move',0,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',51,1.79495488165361857411e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',52,1.79495488191042447088e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',53,1.79495488216723561285e+09,'move',0,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',54,1.79495488242451906209e+09,'move',0,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',55,1.79495488268415522578e+09,'move',1,20,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',56,1.794954882943608284e+09,'move',1,33,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',57,1.79495488320260286325e+09,'move',0,37,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',58,1.79495488346138119695e+09,'move',1,30,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',59,1.79495488371857810018e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',60,1.79495488397598910329e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',61,1.79495488423306250565e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',62,1.79495488449081516267e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',63,1.79495488476305961609e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',64,1.79495488502083683016e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',65,1.79495488527844834327e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',66,1.79495488553769922258e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',67,1.79495488579689717288e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',68,1.79495488605584335327e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',69,1.79495488631307673456e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',70,1.79495488656995177273e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',71,1.79495488682676148416e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',72,1.79495488708374547953e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',73,1.7949548873412337303e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',74,1.79495488759961247448e+09,'move',1,117,'{"confirmed": true}');
INSERT INTO "entries" VALUES('ZyKnPzbKfktx',75,1.79495488785796689992e+09,'move',0,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',1,1.79495488787622690203e+09,'start',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',2,1.79495488787622690203e+09,'move',NULL,1,NULL);
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',3,1.79495488814759540556e+09,'move',0,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',4,1.79495488841441249846e+09,'move',1,51,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',5,1.79495488867442226405e+09,'move',1,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',6,1.79495488893511033054e+09,'move',2,51,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',7,1.79495488919849514961e+09,'move',2,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',8,1.79495488945984673495e+09,'move',2,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',9,1.79495488971737432483e+09,'move',2,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',10,1.79495488997492027281e+09,'move',2,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',11,1.79495489023387217526e+09,'move',2,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',12,1.79495489049204421045e+09,'move',2,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',13,1.79495489074987649917e+09,'move',2,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',14,1.79495489100788927078e+09,'move',2,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',15,1.7949548912724626065e+09,'move',0,49,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',16,1.79495489153326797486e+09,'move',1,38,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',17,1.79495489179374122616e+09,'move',2,49,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',18,1.79495489205700421327e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',19,1.79495489231562566764e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',20,1.79495489257543134687e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',21,1.79495489283555054657e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',22,1.79495489309446907047e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',23,1.79495489335421848299e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',24,1.79495489336318325996e+09,'undo',1,NULL,'{"to": 21}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',25,1.7949548936272718907e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',26,1.7949548938885939121e+09,'move',1,89,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',27,1.7949548938885939121e+09,'move',NULL,3,NULL);
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',28,1.79495489414945721623e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',29,1.79495489441052651405e+09,'move',1,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',30,1.79495489467047977449e+09,'move',2,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',31,1.79495489492762541768e+09,'move',0,121,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',32,1794954895.18569,'move',0,51,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',33,1.79495489544512963294e+09,'move',0,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',34,1.79495489570532298093e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',35,1.79495489596656322478e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',36,1.79495489622733640669e+09,'move',2,121,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',37,1.79495489648806262018e+09,'move',2,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',38,1.79495489674831342702e+09,'move',1,26,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',39,1.79495489700950026511e+09,'move',2,28,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',40,1.79495489727384710315e+09,'move',0,34,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',41,1.79495489753266596793e+09,'move',1,35,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',42,1.79495489779226350779e+09,'move',0,37,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',43,1.79495489804985952379e+09,'move',1,30,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',44,1.79495489830791425701e+09,'move',2,49,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',45,1.79495489857098174091e+09,'move',2,156,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',46,1.79495489883016920091e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',47,1.79495489883926653863e+09,'undo',1,NULL,'{"to": 42}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',48,1.79495489910003900527e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',49,1.79495489935777878757e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',50,1.79495489961722421651e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',51,1.7949548998762459755e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',52,1.79495490013512754437e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',53,1.79495490039432787892e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',54,1.79495490065255522728e+09,'move',1,117,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',55,1.79495490090991878509e+09,'move',0,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',56,1.79495490116811013217e+09,'move',0,153,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',57,1794954901.42708,'move',0,156,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',58,1794954901.42708,'move',NULL,0,NULL);
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',59,1.79495490168723940849e+09,'move',1,55,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',60,1.79495490194679522513e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',61,1.79495490220741438867e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',62,1.79495490246678256985e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',63,1.79495490272537779811e+09,'move',1,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',64,1.79495490298560285563e+09,'move',2,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',65,1.79495490324533605577e+09,'move',2,125,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',66,1.79495490350495791442e+09,'move',2,50,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',67,1.79495490376327633853e+09,'move',2,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',68,1.79495490402285766602e+09,'move',2,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',69,1.79495490428234481814e+09,'move',0,64,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',70,1.79495490454140567784e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',71,1.79495490479910373691e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',72,1.79495490505711388588e+09,'move',1,144,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',73,1.79495490531536722178e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',74,1.79495490557299518588e+09,'move',1,143,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',75,1.79495490583045411107e+09,'move',1,65,'{"confirmed": true}');
INSERT INTO "entries" VALUES('qLEDV7ht6Lb-',76,1.79495490608778762815e+09,'move',2,143,'{"confirmed": true}');
CREATE TABLE mutes (
	"table" VARCHAR(16) NOT NULL, 
	owner VARCHAR(16) NOT NULL, 
	muted VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY ("table", owner, muted), 
	CONSTRAINT fk_mutes_muted_people FOREIGN KEY(muted) REFERENCES people (id), 
	CONSTRAINT fk_mutes_owner_people FOREIGN KEY(owner) REFERENCES people (id), 
	CONSTRAINT fk_mutes_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	sessions INTEGER NOT NULL, 
	lang VARCHAR(2), 
	auto_confirm BOOLEAN NOT NULL, 
	email VARCHAR(254), 
	email_confirmed BOOLEAN NOT NULL, 
	webhook VARCHAR(500), 
	webhook_secret VARCHAR(64), 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('lKNgb8g-9qVm','Ann',NULL,NULL,1,NULL,0,NULL,0,NULL,NULL,1.79495483327705383303e+09);
CREATE TABLE plans (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"plan" JSON NOT NULL, 
	CONSTRAINT pk_plans PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_plans_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(16), 
	bot VARCHAR(40), 
	nonce VARCHAR(64), 
	stand_in VARCHAR(40), 
	"left" BOOLEAN NOT NULL, 
	gives_up BOOLEAN NOT NULL, 
	notified INTEGER NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_seats_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('HARrO8t5h4Qb',0,'human','lKNgb8g-9qVm',NULL,'07e496224dc6c724',NULL,0,0,0);
INSERT INTO "seats" VALUES('HARrO8t5h4Qb',1,'human','lKNgb8g-9qVm',NULL,'7af72d34ae4a510c',NULL,0,0,0);
INSERT INTO "seats" VALUES('LjIu4M6jkBrg',0,'human','lKNgb8g-9qVm',NULL,'08dd864082997aeb',NULL,0,0,0);
INSERT INTO "seats" VALUES('LjIu4M6jkBrg',1,'human','lKNgb8g-9qVm',NULL,'1460a1ecd3fed191',NULL,0,0,0);
INSERT INTO "seats" VALUES('LjIu4M6jkBrg',2,'human','lKNgb8g-9qVm',NULL,'adc563d7e426f72d',NULL,0,0,0);
INSERT INTO "seats" VALUES('LjIu4M6jkBrg',3,'human','lKNgb8g-9qVm',NULL,'c6932735eece3c83',NULL,0,0,0);
INSERT INTO "seats" VALUES('ZyKnPzbKfktx',0,'human','lKNgb8g-9qVm',NULL,'ae3012329faf8e4f',NULL,0,0,0);
INSERT INTO "seats" VALUES('ZyKnPzbKfktx',1,'human','lKNgb8g-9qVm',NULL,'5ade469f4e8d1949',NULL,0,0,0);
INSERT INTO "seats" VALUES('qLEDV7ht6Lb-',0,'human','lKNgb8g-9qVm',NULL,'bb9385835acabfbd',NULL,0,0,0);
INSERT INTO "seats" VALUES('qLEDV7ht6Lb-',1,'human','lKNgb8g-9qVm',NULL,'7f150b5f4bb59da2',NULL,0,0,0);
INSERT INTO "seats" VALUES('qLEDV7ht6Lb-',2,'human','lKNgb8g-9qVm',NULL,'bbdd5bb6cb7f0a6a',NULL,0,0,0);
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('cookie-key','g2W1pWcL_ZeEn0Q-g1rNczT0cP0uLSdCuUMjihjHOiE');
CREATE TABLE subscriptions (
	endpoint VARCHAR(1000) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(30) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_subscriptions PRIMARY KEY (endpoint), 
	CONSTRAINT fk_subscriptions_person_people FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	modules JSON NOT NULL, 
	options JSON NOT NULL, 
	components VARCHAR(80) NOT NULL, 
	rules INTEGER NOT NULL, 
	visibility VARCHAR(8) NOT NULL, 
	speed VARCHAR(8) NOT NULL, 
	clock JSON, 
	pace DOUBLE NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	seed VARCHAR(64), 
	head INTEGER NOT NULL, 
	actor INTEGER, 
	result JSON, 
	previous VARCHAR(16), 
	next VARCHAR(16), 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host_people FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('HARrO8t5h4Qb','montana',2,'[]','{"matching_pair": false, "long_line": false, "round_limit": 100}','montana-reconstructed 6a18047a67f4f639',1,'link','live',NULL,0.0,'playing','lKNgb8g-9qVm','6d24ef0a3ef9bb4409a943a43650d8116a032d3976c07ee170af63d1b4f9d0f4','5ad9f0d147b95f67fb39d00b7de258a39c9dad1e39ec131e870711a3d87a17f8','122c4e6aa576b6eb0292f929a7a2a02057b88ac4a8a9aba0cf0ae74956b121bd',89,0,NULL,NULL,NULL,1.79495483332710528377e+09,1.79495485154608154293e+09);
INSERT INTO "tables" VALUES('LjIu4M6jkBrg','montana',4,'["landscapes", "events"]','{"matching_pair": false, "long_line": false, "round_limit": 100, "landscape": "bighorn_canyon"}','montana-reconstructed 081f0448ce8b30f4',1,'link','live',NULL,0.0,'playing','lKNgb8g-9qVm','ba7678d94ecda6a519be097c4ef29842bb93c1de7d12a011ee9985cf256d8a51','17c8ec8aec6f2e49819d5281aac2d753193da97ba2fc98ac93951311dc8dc96a','dc205243378aa7f8c0e3363cbf65ea8b805cae21684d9965db81d2f1c0f1b019',97,2,NULL,NULL,NULL,1.79495485155511617664e+09,1.79495486977660059931e+09);
INSERT INTO "tables" VALUES('ZyKnPzbKfktx','homesteaders',2,'[]','{"screens": true}','homesteaders-public d14e2e94a9d3b3c4',1,'link','live',NULL,0.0,'playing','lKNgb8g-9qVm','a53fdf9a8ca9cdd573fd521f377de1abb9120e4dd59add77c6c55b4f33db9d35','04c2a4d72a4c9008da9938e1295dff143e4a306f42b605ade8fc9153a4597db6','0505b5e72894562d889bfaa0a13ac6a8b1363d8f4ac40e655873361d94b83691',75,0,NULL,NULL,NULL,1.79495486979389142984e+09,1.79495488785796689992e+09);
INSERT INTO "tables" VALUES('qLEDV7ht6Lb-','homesteaders',3,'[]','{"screens": true}','homesteaders-public d14e2e94a9d3b3c4',1,'link','live',NULL,0.0,'playing','lKNgb8g-9qVm','d73328258bdeb4ab3576d4612f6a70773aff87ec7d9bf628ebbdabd86c947784','f72ac8a4f86e673228fa41ccdc40870426ef5a0ccf0f09bbd62af29e246d8ca9','19ae2310eb48af1ab1363d0fe0590e78baa07c38f7571386ff1950ab500d04df',76,2,NULL,NULL,NULL,1.79495488787242317204e+09,1.79495490608778762815e+09);
CREATE TABLE tokens (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_tokens_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_tokens_hash UNIQUE (hash)
);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_tables_visibility_status_created ON tables (visibility, status, created);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_chat_table_id ON chat ("table", id);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
COMMIT;